/** The build and the tests import a sheet as its text (`cssAsText` in widgets/bundling/). */
declare module '*.css' {
  const text: string;
  export default text;
}
