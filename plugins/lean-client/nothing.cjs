/** Loader for a component that the configuration has switched off: it renders nothing, and leaves out why. */
module.exports = () => 'export default () => null;';
