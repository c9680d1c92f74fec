//! The form for a new game, and the table that waits.

use crate::stage::visit;
use crate::tab::Tab;

/// Whether a value of an option cannot be chosen, and whether the reason is seen; and whether it is chosen.
async fn offer(tab: &Tab, option: &str, value: &str) -> (bool, bool, bool) {
    tab.eval(&format!(
        "(() => {{ const field = document.querySelector('[name=option-{option}][value={value}]'); const why = [...field.closest('label').querySelectorAll('.why-not')]; return [field.disabled, why.some((each) => each.checkVisibility()), field.checked]; }})()"
    ))
    .await
}

async fn choose(tab: &Tab, name: &str, value: &str) {
    tab.eval::<bool>(&format!("(document.querySelector('[name={name}][value=\"{value}\"]').click(), true)"))
        .await;
}

#[test]
fn what_cannot_be_chosen_follows_the_other_choices() {
    visit("new-game", async |visit| {
        let tab = visit.person().await;
        tab.go("/new/phoenix").await;
        assert_eq!(offer(&tab, "starting_player", "fourth").await, (true, true, false));
        choose(&tab, "players", "4").await;
        assert_eq!(offer(&tab, "starting_player", "fourth").await, (false, false, false));
        choose(&tab, "option-starting_player", "fourth").await;
        choose(&tab, "players", "3").await;
        assert_eq!(offer(&tab, "starting_player", "fourth").await, (true, true, false), "it is given up");
        assert_eq!(offer(&tab, "starting_player", "chance").await, (false, false, true), "for the usual");

        choose(&tab, "option-hubs", "advanced").await;
        choose(&tab, "option-first_game", "on").await;
        assert_eq!(offer(&tab, "hubs", "advanced").await, (true, true, false));
        assert_eq!(offer(&tab, "hubs", "basic").await, (false, false, true));
        choose(&tab, "option-first_game", "on").await;
        assert_eq!(offer(&tab, "hubs", "advanced").await, (false, false, false));
    });
}

#[test]
fn what_was_opened_stays_open_while_others_sit_down() {
    visit("waiting", async |visit| {
        let (host, guest) = (visit.person().await, visit.person().await);
        host.go("/about").await;
        let table: String = host
            .eval(
                "T.open({ name: 'Ada', players: 3, 'seat-1': 'me', 'seat-2': 'invite', 'seat-3': 'invite' })",
            )
            .await;
        host.go(&table).await;
        let open = "T.all('details.invite').filter((each) => each.open && each.querySelector('.qr')).length";
        assert_eq!(host.eval::<usize>(open).await, 0, "codes are behind a disclosure");
        host.eval::<bool>("(T.all('details[id^=invite-]').at(-1).querySelector('summary').click(), true)")
            .await;
        assert_eq!(host.eval::<usize>(open).await, 1);
        let link: String = host.eval("new URL(document.querySelector('.invite input').value).pathname").await;
        guest.go(&link).await;
        guest.write("#name", "Ben").await;
        guest.follow("form.panel .button.primary").await;
        host.wait("document.querySelector('#sitters').textContent.includes('Ben')").await;
        assert_eq!(host.eval::<usize>(open).await, 1);
    });
}
