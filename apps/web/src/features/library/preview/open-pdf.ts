import { pageHeaders } from '#shared'
import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'

/** So much is asked for at once: of a long document only the pages that somebody looks at are loaded. */
const RANGE_BYTES = 256 * 1024

/** A picture of a document that decodes to more is left out. */
const LARGEST_PICTURE = 32 * 1024 * 1024

/** An open document, and how it is closed. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly close: () => void
}

/**
 * Opens a PDF document. It is drawn and never run: scripts and forms in it are not looked at, its fonts
 * are drawn as outlines and not installed, and whatever its parts do, they do in a worker that ends
 * with it.
 */
export async function openPdf(url: string): Promise<OpenPdf> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const close = (): void => {
    worker.destroy()
    port.terminate()
  }
  try {
    const document = await getDocument({
      url,
      httpHeaders: pageHeaders(),
      worker,
      rangeChunkSize: RANGE_BYTES,
      disableStream: true,
      disableAutoFetch: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: LARGEST_PICTURE,
      verbosity: 0,
    }).promise
    return { document, close }
  } catch (error) {
    close()
    throw error
  }
}

/** A page as it is drawn. */
export interface DrawnPage {
  /** The words on it, for who listens to the page. */
  readonly text: string
}

/** Draws a page as wide as asked, and reads its words. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<DrawnPage> {
  const page = await document.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const density = Math.min(2, globalThis.devicePixelRatio)
  const viewport = page.getViewport({ scale: (width / natural.width) * density })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  page.cleanup()
  return { text }
}
