// Eject: fences are blocks before they get here (plugins/highlight), so that all code left is inline.
export default 'code' as const;
