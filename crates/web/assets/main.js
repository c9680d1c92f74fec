// The scripts of the page. Each module looks for its part of the page and does nothing where there is none.
import "./prefs.js";
import "./pages.js";
import "./board.js";
import "./places.js";
import "./keys.js";
import "./turn.js";
import "./clock.js";
import "./coach.js";
import "./live.js";
import "./talk.js";
import "./app.js";
