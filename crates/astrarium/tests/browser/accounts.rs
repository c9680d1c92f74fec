//! An account from its beginning: signing up, out, in on another browser, and ending that from the first one.

use crate::results::inspect;
use crate::stage::visit;

const PASSWORD: &str = "seven blue comets";

#[test]
fn an_account_on_two_browsers() {
    visit("accounts", async |visit| {
        let (desk, phone) = (visit.person().await, visit.person().await);
        desk.go("/").await;
        let name: String = desk.eval("'ada' + Math.random().toString(36).slice(2, 10)").await;
        desk.follow("nav a[href='/account']").await;
        desk.follow("a[href='/account/sign-up']").await;
        desk.write("#name", "Ada").await;
        desk.write("#sign_in", &name).await;
        desk.write("#password", "short").await;
        desk.follow("main form .button.primary").await;
        assert!(desk.text("#password-problem").await.contains("10"), "what is wrong stands at its field");
        desk.write("#password", PASSWORD).await;
        desk.follow("main form .button.primary").await;
        assert_eq!(desk.eval::<usize>("document.getElementById('code').value.length").await, 39);
        desk.follow("main .button.primary").await;
        desk.see("#sessions").await;
        desk.follow("form[action='/account/sign-out'] button").await;
        desk.go("/account/sign-in").await;
        for tab in [&desk, &phone] {
            tab.go("/account/sign-in").await;
            tab.write("#sign_in", &name).await;
            tab.write("#password", PASSWORD).await;
            tab.follow("main form .button.primary").await;
            tab.go("/account").await;
            tab.see("#sessions").await;
        }
        desk.go("/account").await;
        inspect(&desk, "/account").await;
        desk.go("/account").await;
        assert_eq!(desk.eval::<usize>("document.querySelectorAll('#sessions ~ .rows li').length").await, 2);
        desk.follow("form[action='/account/end'] button").await;
        desk.see(".done").await;
        phone.go("/account").await;
        phone.see("a[href='/account/sign-in']").await;
    });
}
