/** A picture that was uploaded here, at the address that getPicture reads it by. */
const STORED = /^\/api\/quest\/picture\/[0-9a-f]{32}$/

/** A picture of the product itself, beside its page. */
const OWN_FILE = /^\/[\w-]+\.(png|jpe?g|gif|webp|svg)$/i

/** A picture as data; SVG is none, since it is a document and not only a picture. */
const RASTER = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * Whether an address is that of a picture of ours. Any other might be a call, which browsers would make
 * with the session of whoever sees the picture.
 * ```ts
 * isPictureAddress('/icon.svg') // => true
 * isPictureAddress('/account/logoff') // => false
 * ```
 */
export const isPictureAddress = (address: string): boolean =>
  STORED.test(address) || OWN_FILE.test(address)

/**
 * Whether a text is a picture as data: PNG, JPEG, GIF or WebP.
 * ```ts
 * isPictureData('data:image/png;base64,iVBORw0KGgo=') // => true
 * isPictureData('data:image/svg+xml;base64,PHN2Zy8+') // => false
 * ```
 */
export const isPictureData = (text: string): boolean => RASTER.test(text)
