// Made with the name of a locale. What dates look like in a language the browser reads once for all that runs in a page, and that
// takes a slow telephone a sixth of a second: read here, it is known when the page's own work asks for it.
const worker = globalThis as unknown as { name: string; close: () => void } // what this runs in
new Intl.DateTimeFormat(worker.name).format()
new Intl.NumberFormat(worker.name).format(1)
worker.close()
