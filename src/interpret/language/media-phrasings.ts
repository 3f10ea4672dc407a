// What is played: the controls of a player by what is said of the sound and the picture, in the languages of the interpreter.
import type { Phrasing, RuleName } from './language';

type Media = Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

const PLAYED_EN =
  '(song|music|video|track|movie|film|clip|episode|podcast|audio|playback|playlist|stream|livestream)';
const SOUND_EN = '(it|(the |this )?(sound|audio|volume|music|video|song|track|player|stream))';
const PLAYED_DE = '(lied|song|musik|video|film|folge|podcast|wiedergabe|titel|stück)';
const PLAYED_ZH = '(音乐|歌曲?|视频|电影|影片|播客|音频|曲子|节目)';

export const EN_MEDIA: Media = {
  media: [
    [`(play|start|resume|unpause)( playing)? (the |this )?${PLAYED_EN}`, { press: 'play' }],
    [`(pause|stop)( playing)? (the |this )?${PLAYED_EN}`, { press: 'pause' }],
    [
      `mute ${SOUND_EN}|(turn|switch) (off|down) the (sound|audio)|(turn|switch) the (sound|audio) off`,
      { press: 'mute' },
    ],
    [
      `unmute ${SOUND_EN}|(turn|switch) (on|up) the (sound|audio)|(turn|switch) the (sound|audio) on`,
      { press: 'unmute' },
    ],
    ['(play |skip to |go to )?(the )?next (song|track|video|episode|clip|film|movie)', { press: 'next' }],
    [
      '(play |go (back )?to )?(the )?previous (song|track|video|episode|clip|film|movie)',
      { press: 'previous' },
    ],
  ],
};

export const DE_MEDIA: Media = {
  media: [
    [
      `(spiel(e|en)?|starte?n?)( sie)?( d(as|en|ie))? ${PLAYED_DE}( ab| weiter)?|gib d(as|en|ie) ${PLAYED_DE} wieder`,
      { press: 'play' },
    ],
    [`(pausier(e|en)?|stopp(e|en)?|halte?n?)( sie)?( d(as|en|ie))? ${PLAYED_DE}( an)?`, { press: 'pause' }],
    [
      '(stell|schalt|mach)(e|en)?( sie)? (es|ihn|den ton|das video|die musik) (stumm|aus|leise)',
      { press: 'mute' },
    ],
    ['(stell|schalt|mach)(e|en)?( sie)? den ton( wieder)? (an|ein|laut)', { press: 'unmute' }],
    [
      '(spiel(e|en)?( sie)? )?(das |den |die )?<control>(?<=^(spiel(e|en)?( sie)? )?(das |den |die )?(nächste|vorherige)[nrs]? (lied|song|titel|video|folge|film|stück))( ab)?',
      {},
    ],
  ],
};

export const ZH_MEDIA: Media = {
  media: [
    [`(播放|继续播放|开始播放)(这首|这个|该)?${PLAYED_ZH}`, { press: '播放' }],
    [`(暂停|停止)(播放)?(这首|这个|该)?${PLAYED_ZH}`, { press: '暂停' }],
    ['静音|关掉声音|关闭声音', { press: '静音' }],
    ['取消静音|打开声音', { press: '取消静音' }],
    ['<control>(?<=^(播放)?(上|下)一(首|曲|集|个))', {}],
  ],
};
