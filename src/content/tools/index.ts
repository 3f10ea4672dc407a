// Entry of the content script's second part, put into a document before the first request that carries a
// tool call: most documents are only looked at. It shares every module with the first part (rollup.config.mjs).
import { attachTools } from '../tools-slot';
import { createToolAnswers } from './answer-tools';

attachTools(createToolAnswers);
