// Decides which behaviours a page gets: all of them, each listening on the document so that parts of a page may
// be replaced at any time.
import './menu.js';
import './consent.js';
import './cart.js';
import './forms.js';
import './editor.js';
import './dialogs.js';
import './disclosure.js';
import './swap.js';
import './slow.js';
import './virtual.js';
import './elements.js';
