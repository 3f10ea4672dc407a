// Sentences that code puts before the user, as a key and what is filled in: worded in the user's language where they
// are shown (`messages.json` has each key), and in English for the record. Page text is only ever filled in.
import { z } from './schema';

export const PHRASES = {
  card_click: 'Click $1',
  card_dblclick: 'Double-click $1',
  card_press: 'Press $1 on $2',
  card_submit: 'Submit the form of $1',
  card_type: 'Type into $1',
  card_choose: 'Choose $1 in $2',
  card_set: 'Set $1',
  card_switch_on: 'Switch $1 on',
  card_switch_off: 'Switch $1 off',
  card_drag: 'Drag $1 onto $2',
  card_upload: 'Put a file into $1',
  card_hover: 'Move the pointer over $1',
  card_focus: 'Put the focus on $1',
  card_script: 'Run this code in the page',
  card_tab_close: 'Close a tab',
  card_tab_front: 'Bring a tab to the front',
  card_navigate: 'Go to another address',
  card_open: 'Open an address in a new tab',
  card_other: 'Carry out $1',
  card_other_on: 'Carry out $1 on $2',
  card_focused: 'what has the focus',
  card_thing: 'the $1 $2',
  card_nameless: 'a $1 without a name',
  card_shows: '$1, which shows $2,',
  card_in: '$1 in $2',
  card_dialog: '$1 of the dialog $2',
  card_a_value: 'a value',
  card_another_place: 'another place',
  card_no_site: 'no site',
  card_this_page: 'this page',
  card_value: 'Value',
  card_file: 'File',
  card_address: 'Address',
  card_code: 'Code',
  card_model_says: 'The model says',
  card_expect: 'Done when the page shows',
  card_sends_to: 'Sends to',
  card_part: '$1 $2/$3',
  card_more_characters: '… and $1 more characters',
  card_not_shown: 'Not shown',
  card_more_fields: '$1 more fields',
  role_button: 'button',
  role_link: 'link',
  role_textbox: 'text field',
  role_searchbox: 'search field',
  role_combobox: 'choice field',
  role_checkbox: 'checkbox',
  role_radio: 'option',
  role_switch: 'switch',
  role_menuitem: 'menu item',
  role_tab: 'tab',
  role_option: 'option',
  role_slider: 'slider',
  role_spinbutton: 'number field',
  role_element: 'element',
  risk_pay: 'it pays money',
  risk_order: 'it places an order',
  risk_delete: 'it deletes something',
  risk_send: 'it sends something to others',
  risk_publish: 'it publishes something',
  risk_transfer: 'it transfers something to somebody',
  risk_credentials: 'it changes how an account is protected',
  risk_grant: 'it gives somebody access or rights',
  risk_cancel: 'it cancels something that may not come back',
  risk_unsubscribe: 'it ends a subscription',
  risk_deed: 'it does something that may be hard to take back',
  risk_login: 'it logs in',
  risk_upload: 'it hands over a file',
  risk_script: 'it runs code in the page',
  risk_submit: 'it sends a form',
  risk_value: 'it changes a value in the page',
  risk_navigate: 'it shows another page',
  risk_look: 'it only looks',
  risk_harmless: 'it can be taken back',
  risk_unknown: 'what it does is not known',
  policy_policy_confirm: 'The administrator wants every act to be confirmed.',
  policy_link_program: 'The link opens another program ($1).',
  policy_download_asked: 'It saves a file from $1.',
  policy_form_elsewhere: 'The form sends what was entered to another site: $1.',
  policy_flow: 'This task has read $1; what it read could reach $2.',
  policy_script_asked: 'It runs code in the page.',
  policy_upload_asked: 'It hands a file to $1.',
  policy_bridge_asked: 'An outside agent asks for it.',
  policy_irreversible: 'It cannot be taken back: $1.',
  policy_unknown_control: 'A model chose it, and what it does is not known.',
  policy_unnamed: 'The task’s words do not name it, and it may have lasting effects: $1.',
  policy_offered: 'It is filled in as you asked, and not sent yet. Decline to leave it so.',
  said_approved: 'Approved',
  said_declined: 'Declined',
  said_stopped: 'You stopped this.',
  said_replaced: 'Stopped for a new goal.',
  said_not_done: 'Not done, as you declined: $1.',
} as const;

export type PhraseKey = keyof typeof PHRASES;
export interface Phrase {
  key: PhraseKey;
  args: (string | Phrase)[];
}

export const phraseSchema: z.ZodMiniType<Phrase> = z.object({
  key: z.enum(Object.keys(PHRASES) as [PhraseKey, ...PhraseKey[]]),
  get args() {
    return z.array(z.union([z.string().check(z.maxLength(2_500)), phraseSchema])).check(z.maxLength(4));
  },
});

export const phrase = (key: PhraseKey, ...args: (string | Phrase)[]): Phrase => ({ key, args });

/** As the record has it. */
export function inEnglish({ key, args }: Phrase): string {
  return PHRASES[key].replace(/\$(\d)/g, (_, n: string) => {
    const arg = args[Number(n) - 1] ?? '';
    return typeof arg === 'string' ? arg : inEnglish(arg);
  });
}
