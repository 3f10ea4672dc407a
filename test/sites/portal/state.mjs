// Decides what one running portal remembers: sessions, the customer's record, orders, counters and the log.
// Promises that reset() brings back the first day, keeping the same log list, and that portals share nothing.
import { randomBytes } from 'node:crypto';
import { dayAfter, shortDate } from './dates.mjs';

export const DEMO_USER = { email: 'mara@example.com', password: 'correct-horse-9' };

function freshCounters() {
  return {
    downloads: {}, logins: 0, loginFailures: 0, logouts: 0, settingsSaved: 0, profileSaved: 0, deletes: 0,
    cartAdds: 0, cartRemoves: 0, orders: 0, tickets: 0, newsletters: 0, widgetMessages: 0, ratings: 0,
    callbacks: 0, consents: 0, planChanges: 0,
  };
}

function freshProfile() {
  return {
    fullName: 'Mara Lind', displayName: 'Mara', email: DEMO_USER.email, phone: '+1 555 010 4477',
    birthDate: '1988-04-19', country: 'US', address: '18 Quarry Lane\nPortland, OR 97205', bio: '',
  };
}

function freshSettings() {
  return {
    language: 'en', timeZone: 'America/Los_Angeles', theme: 'system', textSizePercent: '100', rowsPerPage: '10',
    productNews: false, outageAlerts: true, weeklySummary: true, invoiceByEmail: false, smsReminders: false,
    digestDay: 'monday', companyName: '', billingEmail: DEMO_USER.email, billingPhone: '', taxId: '',
    pauseUntil: '', deliveryNote: '', signatureHtml: 'Kind regards,<br><b>Mara Lind</b>',
  };
}

function freshTickets(now) {
  return [
    { id: 'T-1042', topic: 'Installation', subject: 'Second access point on the upper floor', status: 'Open', date: shortDate(dayAfter(now, -3)) },
    { id: 'T-1017', topic: 'Billing', subject: 'Change of billing address', status: 'Solved', date: shortDate(dayAfter(now, -41)) },
    { id: 'T-0988', topic: 'Technical', subject: 'Thermostat loses connection at night', status: 'Solved', date: shortDate(dayAfter(now, -96)) },
  ];
}

export function createState({ now }) {
  const state = {
    now,
    log: [],
    reset() {
      state.log.length = 0;
      state.sessions = new Map();
      state.counters = freshCounters();
      state.profile = freshProfile();
      state.settings = freshSettings();
      state.plan = 'home-plus';
      state.tickets = freshTickets(now());
      state.orders = new Map();
      state.ratings = [];
      state.newsletters = [];
      state.widgetMessages = [];
    },
    count(name) {
      state.counters[name] += 1;
    },
    countDownload(fileName) {
      const { downloads } = state.counters;
      downloads[fileName] = (downloads[fileName] ?? 0) + 1;
    },
    /** The visitor's session, made on first sight. */
    session(id) {
      const known = state.sessions.get(id);
      if (known) return known;
      const session = { id: randomBytes(12).toString('hex'), signedIn: false, consent: '', cart: [], flash: '' };
      state.sessions.set(session.id, session);
      return session;
    },
  };
  state.reset();
  return state;
}
