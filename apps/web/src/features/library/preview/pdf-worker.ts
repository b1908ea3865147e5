/** What reads PDF documents, beside the page: what it makes of them are drawings and texts alone. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
