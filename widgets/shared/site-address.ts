/** A page of the marketplace (decisions §1): `/{folder}/{url}`; an url that begins with `/` or `http` is taken as it is. */
export function siteAddress(folder: string, url: string, siteUrl: string): URL {
  const site = new URL(`${siteUrl}/`, document.baseURI);
  return new URL(/^(\/|https?:)/.test(url) ? url : `${folder}/${encodeURIComponent(url)}`, site);
}
