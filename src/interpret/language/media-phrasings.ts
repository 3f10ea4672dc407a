// Phrasings for players of sound and video, in the languages of the interpreter. `press`: the name of the control, where it
// differs from the user's words.
import type { Phrasing, RuleName } from './language';

type Media = Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

const PLAYED_EN = '(song|music|video|track|movie|film|clip|episode|podcast|audio|playback|playlist|stream)';
const KIND_EN = '(song|track|video|episode|clip|film|movie)';
const PLAY_EN = `play( it| this| that| (the|this) ${PLAYED_EN})?( back)?`;
const PLAYED_DE = '(lied|song|musik|video|film|folge|podcast|wiedergabe|titel|stück)';
const PLAYED_ZH = '(音乐|歌曲?|视频|电影|影片|播客|音频|曲子|节目)';

export const EN_MEDIA: Media = {
  media: [
    `<control>(?<=^(play|start|resume|pause|stop|mute|unmute)( playing)?( the| this)? ${PLAYED_EN})`,
    [`(play |skip to |go to )?(the )?next ${KIND_EN}`, { press: 'next' }],
    [`(play |go (back )?to )?(the )?previous ${KIND_EN}`, { press: 'previous' }],
    [`${PLAY_EN} (at |with )<rate:n>( ?x| ?×| times)?( the( normal)?)? speed`, { field: 'speed' }],
    [`${PLAY_EN} at <rate:n>( ?x| ?×)`, { field: 'speed' }],
    [`${PLAY_EN} at (double|twice the)( normal)? speed`, { field: 'speed', times: '2' }],
    [`${PLAY_EN} at half( the)?( normal)? speed`, { field: 'speed', times: '0.5' }],
    [`${PLAY_EN} at (the )?(normal|regular) speed`, { field: 'speed', times: '1' }],
  ],
};

export const DE_MEDIA: Media = {
  media: [
    [
      `(spiel(e|en)?( sie)?( es| das| d(as|en|ie) ${PLAYED_DE})? )?mit <rate:n>(-| )?facher geschwindigkeit( ab| abspielen)?`,
      { field: 'geschwindigkeit' },
    ],
    [
      `(spiel(e|en)?( sie)?( es| das| d(as|en|ie) ${PLAYED_DE})? )?mit doppelter geschwindigkeit( ab| abspielen)?`,
      { field: 'geschwindigkeit', times: '2' },
    ],
    [`(spiel(e|en)?|starte?n?)( sie)?( d(as|en|ie))? ${PLAYED_DE}( ab| weiter)?`, { press: 'play' }],
    [`(pausier(e|en)?|stopp(e|en)?|halte?n?)( sie)?( d(as|en|ie))? ${PLAYED_DE}( an)?`, { press: 'pause' }],
    ['(stell|schalt|mach)(e|en)?( sie)? (das video|die musik|das lied) (stumm|leise)', { press: 'mute' }],
    `((spiel|geh|spring)(e|en)?( sie)? )?((das|den|die|zum|zur) )?(?=(nächste|vorherige)[nrs]? ${PLAYED_DE}( ab)?$)<control>( ab)?`,
  ],
};

export const ZH_MEDIA: Media = {
  media: [
    ['(用|以)?<rate:n>倍(速|速度)?(来)?播放', { field: '速度' }],
    ['(播放)?(速度|倍速)(调到|设为|改为|改成|换成)<rate:n>倍(速)?', { field: '速度' }],
    [`(播放|继续播放|开始播放)(这首|这个|该)?${PLAYED_ZH}`, { press: '播放' }],
    [`(暂停|停止)(播放)?(这首|这个|该)?${PLAYED_ZH}`, { press: '暂停' }],
    ['(开始|继续|恢复)?播放', { press: '播放' }],
    ['暂停(播放)?|停止播放', { press: '暂停' }],
    ['静音|(把|将)(声音|音量)(关掉|关闭|关了)', { press: '静音' }],
    ['取消静音', { press: '取消静音' }],
    '(播放)?(?=(上|下)一(首|曲|集|个)$)<control>',
  ],
};
