// Made with the name of a locale. What dates look like in a language the browser reads once for all that runs in a page, and that
// takes a slow telephone a sixth of a second: read here, it is known when the page's own work asks for it.
new Intl.DateTimeFormat(globalThis.name).format()
globalThis.close()
