// Reads PDFs off the page's own thread: whatever a file does to it, the page goes on.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
