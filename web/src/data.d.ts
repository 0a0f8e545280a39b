declare module '*?data' {
  const data: unknown;
  export default data;
}
