/** The build imports a module's bundle as text (`codeAsText` in widgets/bundling/). */
declare module '*?code' {
  const text: string;
  export default text;
}
