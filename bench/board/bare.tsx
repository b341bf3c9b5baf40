import { frame, scrollThrough, settled, type Drawn } from './timing.ts'

// A box of the size of the largest board with nothing in it: what scrolling costs on this machine.
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')

let held = 0
const prepare = async (people: number) => {
  held = people
  await settled()
}
const draw = async (): Promise<Drawn> => {
  const from = performance.now()
  root.style.cssText = 'block-size: 800px; overflow: auto'
  const inside = document.createElement('div')
  inside.style.cssText = `block-size: ${held * 28}px; inline-size: 3000px; background: linear-gradient(#fff, #eee)`
  root.append(inside)
  await frame()
  await frame()
  return { paintedMs: performance.now() - from, elements: 1 }
}
const scroll = (ms: number) => scrollThrough(root, ms, () => false)
Object.assign(window, { prepare, draw, scroll })
