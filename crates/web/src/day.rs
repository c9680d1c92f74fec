//! Days as people write them.

use table::Lang;

/// The months in English, cut short.
const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// Year, month and day (from 1) of a moment in seconds since 1970, in Greenwich.
pub fn day_of(seconds: i64) -> (i64, u8, u8) {
    // Years are counted from March, so that the leap day is the last one; 400 of them are an era of 146,097 days.
    let days = seconds.div_euclid(86_400) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + later, month as u8, day_of_month as u8)
}

/// The day of a moment, in the words of a language.
pub(crate) fn date(lang: Lang, seconds: i64) -> String {
    let (year, month, day) = day_of(seconds);
    match lang {
        Lang::En => format!("{day} {} {year}", MONTHS[usize::from(month) - 1]),
        Lang::De => format!("{day}.{month}.{year}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day_of(0), (1970, 1, 1));
        assert_eq!(day_of(-1), (1969, 12, 31));
        assert_eq!(day_of(951_782_400), (2000, 2, 29));
        assert_eq!(day_of(951_868_799), (2000, 2, 29));
        assert_eq!(day_of(951_868_800), (2000, 3, 1));
        assert_eq!(day_of(1_794_873_600), (2026, 11, 17));
        assert_eq!(day_of(4_107_542_400), (2100, 3, 1), "2100 has no leap day");
    }

    #[test]
    fn every_language_writes_them_in_its_own_way() {
        assert_eq!(date(Lang::En, 1_794_873_600), "17 Nov 2026");
        assert_eq!(date(Lang::De, 1_794_873_600), "17.11.2026");
    }
}
