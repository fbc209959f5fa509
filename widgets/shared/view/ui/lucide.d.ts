/** Each icon is imported from its own file, so that neither the build nor a test reads the others. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode;
  export default icon;
}
