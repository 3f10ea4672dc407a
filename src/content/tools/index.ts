// Entry of the content script's second part, put into a document before the first request that carries a
// tool call or reads more than what can be used: most documents are only looked at. It shares every module with the first part (rollup.config.mjs).
import { attachReader } from '../../page/perceive/need-reader';
import { readNeed } from '../../page/read/read-need';
import { attachTools } from '../tools-slot';
import { createToolAnswers } from './answer-tools';

attachTools(createToolAnswers);
attachReader(readNeed);
