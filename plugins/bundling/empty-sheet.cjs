/** Loader for a style sheet that the site does without. The bundler loads it by itself, so it is plain JavaScript. */
module.exports = () => '';
