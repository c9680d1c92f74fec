//! A page in the browser, used as a person would: by clicking, tapping and typing.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams, SetFocusEmulationEnabledParams,
    SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams, DispatchMouseEventType,
    DispatchTouchEventReturns, MouseButton, TouchPoint,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::page::{
    AddScriptToEvaluateOnNewDocumentParams, NavigateParams, ReloadParams,
};
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EvaluateParams, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::page::{Page, ScreenshotParams};
use chromiumoxide::types::{Command, Method, MethodId};
use futures::StreamExt as _;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How long anything may take. Machines that test are slow at times.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked whether something has happened.
const GLANCE: Duration = Duration::from_millis(12);

/// Two taps within this time are a double one.
const DOUBLE: Duration = Duration::from_millis(600);

/// A page.
#[derive(Clone)]
pub struct Tab {
    pub page: Page,
    pub context: BrowserContextId,
    pub server: String,
    /// When it was last touched.
    tapped: Arc<Mutex<Option<Instant>>>,
}

impl Tab {
    /// A new page that reports what it complains about.
    pub async fn new(
        page: Page,
        context: BrowserContextId,
        server: &str,
        problems: &Arc<Mutex<Vec<String>>>,
    ) -> Tab {
        page.enable_runtime().await.expect("the console can be read");
        page.enable_log().await.expect("the log can be read");
        listen(&page, problems).await;
        // Otherwise a worker beside the page would wait for somebody to watch it.
        page.execute(SetAutoAttachParams::new(false, false)).await.expect("workers begin to work");
        let helpers = AddScriptToEvaluateOnNewDocumentParams::new(include_str!("helpers.js"));
        page.execute(helpers).await.expect("the helpers are there");
        page.execute(SetFocusEmulationEnabledParams::new(true)).await.expect("the page has the focus");
        let tab = Tab { page, context, server: server.to_owned(), tapped: Arc::default() };
        tab.size(1440, 900).await;
        tab
    }

    /// The size of the window.
    pub async fn size(&self, width: i64, height: i64) {
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, false);
        self.page.execute(metrics).await.expect("a size");
    }

    /// A telephone: small, and touched.
    pub async fn phone(&self, width: i64, height: i64) {
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, true);
        self.page.execute(metrics).await.expect("a size");
        self.page.execute(SetTouchEmulationEnabledParams::new(true)).await.expect("a touch screen");
    }

    /// What the system prefers: `dark` or `light`.
    pub async fn scheme(&self, scheme: &str) {
        let features = vec![
            MediaFeature::new("prefers-color-scheme", scheme),
            MediaFeature::new("prefers-reduced-motion", "reduce"),
        ];
        let media = SetEmulatedMediaParams::builder().features(features).build();
        self.page.execute(media).await.expect("a preference");
    }

    /// Puts this tab before the others.
    pub async fn front(&self) {
        self.page.bring_to_front().await.expect("the tab comes to the front");
    }

    /// Opens an address of the server and waits until it is ready.
    pub async fn go(&self, path: &str) {
        let _ = self.try_eval::<bool>("window.before = true").await;
        let address = format!("{}{path}", self.server);
        self.page.execute(NavigateParams::new(address)).await.expect("the page can be asked for");
        self.ready().await;
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        let _ = self.try_eval::<bool>("window.before = true").await;
        self.page.execute(ReloadParams::default()).await.expect("the page can be loaded again");
        self.ready().await;
    }

    /// Waits for a page that has loaded, and is another than the one that was marked before leaving.
    pub async fn ready(&self) {
        self.wait("!window.before && document.readyState === 'complete' && document.documentElement.classList.contains('js')")
            .await;
    }

    /// Does something that leads to another page, and waits for that.
    pub async fn follow(&self, selector: &str) {
        self.eval::<bool>("window.before = true").await;
        self.click(selector).await;
        self.ready().await;
    }

    /// The value of an expression; promises are waited for.
    pub async fn eval<T: DeserializeOwned>(&self, script: &str) -> T {
        self.try_eval(script).await.unwrap_or_else(|problem| panic!("{script}: {problem}"))
    }

    /// Runs a script for its effect.
    pub async fn run(&self, script: &str) {
        let answer = self.page.execute(EvaluateParams::new(script)).await.expect("the script runs");
        assert!(answer.exception_details.is_none(), "{:?}", answer.exception_details);
    }

    async fn try_eval<T: DeserializeOwned>(&self, script: &str) -> Result<T, String> {
        let params = EvaluateParams::builder()
            .expression(format!("(async () => ({script}))()"))
            .await_promise(true)
            .return_by_value(true)
            .user_gesture(true)
            .build()?;
        let answer = self.page.execute(params).await.map_err(|error| error.to_string())?;
        if let Some(thrown) = &answer.exception_details {
            let words = thrown.exception.as_ref().and_then(|object| object.description.clone());
            return Err(words.unwrap_or_else(|| thrown.text.clone()));
        }
        let value = answer.result.result.value.unwrap_or(serde_json::Value::Null);
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    /// Waits until an expression is true. It may fail meanwhile: pages come and go.
    pub async fn wait(&self, condition: &str) {
        let begun = Instant::now();
        let mut last = String::new();
        while begun.elapsed() < PATIENCE {
            last = match self.try_eval(&format!("Boolean({condition})")).await {
                Ok(true) => return,
                Ok(false) => "it is not so".to_owned(),
                Err(problem) => problem,
            };
            tokio::time::sleep(GLANCE).await;
        }
        panic!("in vain: {condition} ({last})");
    }

    /// Waits until something can be seen.
    pub async fn see(&self, selector: &str) {
        self.wait(&format!("T.all({}).length", quoted(selector))).await;
    }

    /// What an element says.
    pub async fn text(&self, selector: &str) -> String {
        let selector = quoted(selector);
        self.eval(&format!(
            "(document.querySelector({selector})?.textContent ?? '').trim().replace(/\\s+/g, ' ')"
        ))
        .await
    }

    /// Where an element can be clicked.
    async fn point(&self, selector: &str) -> (f64, f64) {
        let begun = Instant::now();
        loop {
            let place: Result<serde_json::Value, String> =
                self.try_eval(&format!("T.at({})", quoted(selector))).await;
            let wrong = match place {
                Ok(place) => match (place["x"].as_f64(), place["y"].as_f64()) {
                    (Some(x), Some(y)) => return (x, y),
                    _ => place["wrong"].as_str().unwrap_or("is nowhere").to_owned(),
                },
                Err(problem) => problem,
            };
            assert!(begun.elapsed() < PATIENCE, "{selector} {wrong}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Clicks in the middle of an element, with a real mouse.
    pub async fn click(&self, selector: &str) {
        self.click_times(selector, 1).await;
    }

    pub async fn click_times(&self, selector: &str, times: i64) {
        let (x, y) = self.point(selector).await;
        self.mouse(DispatchMouseEventType::MouseMoved, x, y, 0).await;
        for count in 1..=times {
            self.mouse(DispatchMouseEventType::MousePressed, x, y, count).await;
            self.mouse(DispatchMouseEventType::MouseReleased, x, y, count).await;
        }
    }

    async fn mouse(&self, kind: DispatchMouseEventType, x: f64, y: f64, count: i64) {
        let button = if count == 0 { MouseButton::None } else { MouseButton::Left };
        let event =
            DispatchMouseEventParams::builder().r#type(kind).x(x).y(y).button(button).click_count(count);
        self.page.execute(event.build().expect("an event")).await.expect("the mouse works");
    }

    /// Waits until whatever a click has set off would have arrived.
    pub async fn settle(&self) {
        self.wait("T.quiet()").await;
        self.eval::<bool>("T.sleep(60).then(T.settled).then(() => true)").await;
        self.wait("T.quiet()").await;
    }

    /// Taps on an element, with a finger.
    pub async fn tap(&self, selector: &str) {
        let (x, y) = self.point(selector).await;
        self.tap_at(x, y).await;
    }

    /// Taps on a point of the window. Two taps in a moment would be one of two.
    pub async fn tap_at(&self, x: f64, y: f64) {
        let since = self.tapped.lock().expect("taps").replace(Instant::now()).map(|last| last.elapsed());
        if let Some(rest) = since.and_then(|since| DOUBLE.checked_sub(since)) {
            tokio::time::sleep(rest).await;
            *self.tapped.lock().expect("taps") = Some(Instant::now());
        }
        for (kind, touch_points) in [("touchStart", vec![TouchPoint::new(x, y)]), ("touchEnd", Vec::new())] {
            self.page.execute(Touch { kind, touch_points }).await.expect("the screen can be touched");
        }
    }

    /// Presses a key.
    pub async fn press(&self, key: &str) {
        self.press_with(key, 0).await;
    }

    /// Presses a key together with others (8 is Shift).
    pub async fn press_with(&self, key: &str, modifiers: i64) {
        let (code, number, text): (String, i64, String) = match key {
            "Tab" => ("Tab".into(), 9, String::new()),
            "Enter" => ("Enter".into(), 13, "\r".into()),
            "Escape" => ("Escape".into(), 27, String::new()),
            "ArrowLeft" => (key.into(), 37, String::new()),
            "ArrowRight" => (key.into(), 39, String::new()),
            digit if digit.parse::<u8>().is_ok() => {
                (format!("Digit{digit}"), i64::from(digit.as_bytes()[0]), digit.into())
            }
            letter => (
                format!("Key{}", letter.to_uppercase()),
                i64::from(letter.to_uppercase().as_bytes()[0]),
                letter.into(),
            ),
        };
        let down =
            if text.is_empty() { DispatchKeyEventType::RawKeyDown } else { DispatchKeyEventType::KeyDown };
        for kind in [down, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::builder()
                .r#type(kind.clone())
                .key(key)
                .code(code.clone())
                .windows_virtual_key_code(number)
                .modifiers(modifiers);
            if kind == DispatchKeyEventType::KeyDown {
                event = event.text(text.clone());
            }
            self.page.execute(event.build().expect("an event")).await.expect("the keys work");
        }
    }

    /// Writes into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        self.click(selector).await;
        self.eval::<bool>("(document.activeElement.select?.(), true)").await;
        let insert = chromiumoxide::cdp::browser_protocol::input::InsertTextParams::new(text);
        self.page.execute(insert).await.expect("text can be written");
    }

    /// A picture of the window.
    pub async fn picture(&self) -> Option<Vec<u8>> {
        self.page.screenshot(ScreenshotParams::builder().build()).await.ok()
    }
}

/// A finger on the screen. The command of the library leaves out an empty list of points, which ends a touch.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Touch {
    #[serde(rename = "type")]
    kind: &'static str,
    touch_points: Vec<TouchPoint>,
}

impl Method for Touch {
    fn identifier(&self) -> MethodId {
        "Input.dispatchTouchEvent".into()
    }
}

impl Command for Touch {
    type Response = DispatchTouchEventReturns;
}

/// A text as a script writes it.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Collects errors of scripts, of the console, of the network and of the content-security policy.
async fn listen(page: &Page, problems: &Arc<Mutex<Vec<String>>>) {
    let mut thrown = page.event_listener::<EventExceptionThrown>().await.expect("events");
    let mut said = page.event_listener::<EventConsoleApiCalled>().await.expect("events");
    let mut logged = page.event_listener::<EventEntryAdded>().await.expect("events");
    let problems = Arc::clone(problems);
    let note = move |problem: String| problems.lock().expect("problems").push(problem);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                Some(event) = thrown.next() => {
                    let details = &event.exception_details;
                    let words = details.exception.as_ref().and_then(|object| object.description.clone());
                    note(format!("{} {}", details.text, words.unwrap_or_default()));
                }
                Some(event) = said.next() => {
                    if matches!(event.r#type, ConsoleApiCalledType::Error | ConsoleApiCalledType::Assert) {
                        let words: Vec<String> = event.args.iter().map(|arg| {
                            arg.value.as_ref().map(ToString::to_string).or(arg.description.clone()).unwrap_or_default()
                        }).collect();
                        note(words.join(" "));
                    }
                }
                Some(event) = logged.next() => {
                    if event.entry.level == LogEntryLevel::Error {
                        note(format!("{} {}", event.entry.text, event.entry.url.clone().unwrap_or_default()));
                    }
                }
                else => return,
            }
        }
    });
}
