// The user's language, as the browser tells it, and the language of the interface, whose messages exist in three.

export const userLanguage = (): { locale: string; language: string } => ({
  locale: chrome.i18n.getUILanguage(),
  language: chrome.i18n.getMessage('uiLanguage'),
});
