import type { Page } from 'playwright'

/** The bodies that the page sends to an address, oldest first, as its own `fetch` is given them. */
export const bodiesOf = async (page: Page, path: string) => {
  const bodies: Record<string, string>[] = []
  await page.exposeFunction('sent', (body: string) => bodies.push(JSON.parse(body)))
  await page.addInitScript((address) => {
    const real = window.fetch
    window.fetch = async (...call) => {
      const [input, init] = call
      const { url, body } =
        input instanceof Request
          ? { url: input.url, body: await input.clone().text() }
          : { url: new URL(input, location.href).href, body: typeof init?.body === 'string' ? init.body : '' }
      if (new URL(url).pathname === address) {
        // The function that the test exposes above.
        await (window as unknown as { sent: (text: string) => Promise<void> }).sent(body)
      }
      return real(...call)
    }
  }, path)
  return bodies
}
