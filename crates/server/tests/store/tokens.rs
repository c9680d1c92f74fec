//! Tokens: what is kept of them, and that nobody revokes another's.

use server::store::{PersonId, Scope, Store, StoreError, Token};

use crate::somebody;

/// A token of somebody.
pub fn token(id: &str, person: PersonId, created: i64) -> Token {
    let (hash, label) = ("00".repeat(32), "my 'bot' 🪐".to_owned());
    Token { id: id.to_owned(), person, hash, label, scope: Scope::Play, created, used: None }
}

pub async fn tokens_are_kept_until_they_are_revoked(store: &dyn Store) {
    let (ida, max) = (somebody(store, "Ida").await, somebody(store, "Max").await);
    let (first, other) = (token("first", ida, 5), token("other", max, 6));
    let second = Token { scope: Scope::Read, ..token("second", ida, 7) };
    for token in [&first, &other, &second] {
        assert!(store.add_token(token, 2).await.expect("kept"));
    }
    assert!(!store.add_token(&token("third", ida, 8), 2).await.expect("asked"), "nobody has more than two");
    assert_eq!(store.tokens_of(&ida).await.expect("read"), [second, first.clone()], "the latest first");
    assert_eq!(store.token("first").await.expect("read"), Some(first.clone()));
    assert_eq!(store.token("fifth' OR 1=1 --").await.expect("read"), None);
    store.token_used("first", 9).await.expect("noted");
    assert_eq!(store.token("first").await.expect("read"), Some(Token { used: Some(9), ..first }));
    assert!(!store.revoke_token(&max, "first").await.expect("asked"), "it is Ida's");
    assert!(store.revoke_token(&ida, "first").await.expect("asked"));
    assert!(!store.revoke_token(&ida, "first").await.expect("asked"), "it is gone");
    assert_eq!(store.token("first").await.expect("read"), None);
    let nobody = store.add_token(&token("nobody", PersonId::random(), 1), 2).await;
    assert!(matches!(nobody, Err(StoreError::NoPerson)), "{nobody:?}");
}
