/** All that shows an answer, in one file of the build. */
export {AdaptedFile} from './AdaptedFile';
export {Answer} from './Answer';
export {Outcome} from './Outcome';
