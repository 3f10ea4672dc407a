// What the user's browser speaks, and what language the interface is in: its messages are there in three.

export const userLanguage = (): { locale: string; language: string } => ({
  locale: chrome.i18n.getUILanguage(),
  language: chrome.i18n.getMessage('uiLanguage'),
});
