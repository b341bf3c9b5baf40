import { onTestFinished } from 'vitest'

/** What is said from here on to who does not see the page, word by word in its order: what is said next may follow at once. */
export const hearing = (): readonly string[] => {
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    const changed = new Set(
      changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]'),
      ),
    )
    for (const status of changed) if (status) heard.push(status.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return heard
}
