// Entry of the popup's bundle.
import { render } from 'preact';
import { chromePlatform } from '../chrome-platform';
import { createClient } from '../client';
import { localiseDocument, setMessages } from '../i18n';
import { createPalette } from './palette-state';
import { Popup } from './popup';

const platform = chromePlatform();
setMessages(platform.messages);
localiseDocument('palette_title');
const client = createClient(platform.connect);
render(<Popup client={client} palette={createPalette(client, platform)} />, document.getElementById('app')!);
