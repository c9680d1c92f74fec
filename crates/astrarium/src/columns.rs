//! Tables on a terminal.

/// Lays out rows in columns: the first to the left, the others to the right, as numbers are read.
pub fn align(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| length(cell)).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let padding = " ".repeat(widths[column] - length(cell));
            match column {
                0 => line = format!("{cell}{padding}"),
                _ => line = format!("{line}  {padding}{cell}"),
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn length(cell: &str) -> usize {
    cell.chars().count()
}

/// A number with its thousands apart: 1,234,567.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let text = align(&[row(["", "Ä", "Terrans"]), row(["Total", "12", "7"])]);
        assert_eq!(text, "        Ä  Terrans\nTotal  12        7\n");
        assert_eq!(align(&[]), "");
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
