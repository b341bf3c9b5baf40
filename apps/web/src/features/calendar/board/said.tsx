import { valueStore } from '#web/lib/value-store.ts'

/** What the board says to who does not see it, drawn by itself: each word of something that is carried would draw all of the board. */
export const saying = () => {
  const said = valueStore({ words: '', count: 0 })
  const Said = () => {
    // The same words again are said again.
    const { words, count } = said.use()
    return (
      <p className="unseen" role="status">
        <span key={count}>{words}</span>
      </p>
    )
  }
  return { say: (words: string) => said.set({ words, count: said.now().count + 1 }), Said }
}
