import type { Page } from 'playwright'

/** The bodies that the page sends to an address, oldest first, as its own `fetch` is given them. */
export const bodiesOf = async (page: Page, path: string) => {
  const bodies: Record<string, string>[] = []
  await page.exposeFunction('sent', (body: string) => bodies.push(JSON.parse(body)))
  await page.addInitScript((address) => {
    const real = window.fetch
    window.fetch = async (...call) => {
      const [request] = call
      if (request instanceof Request && new URL(request.url).pathname === address) {
        // The function that the test exposes above.
        await (window as unknown as { sent: (body: string) => Promise<void> }).sent(await request.clone().text())
      }
      return real(...call)
    }
  }, path)
  return bodies
}
