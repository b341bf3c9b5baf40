import { textOf } from '#web/lib/text.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'

/** Puts a text on the clipboard, and says that it did, or that the browser refused; answers whether it did. Texts: `copy`. */
export const copy = async (text: string, done: string) => {
  try {
    // Absent where the page did not come by https.
    await navigator.clipboard.writeText(text)
    tell(done)
    return true
  } catch {
    warn(textOf('copy.failed'), textOf('copy.refused'))
    return false
  }
}
