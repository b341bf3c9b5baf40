import texts from 'texts:recharts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'

addTexts(texts)

// The library is heavier than all the rest: the page is there before it.
const examples = () => import('./recharts.examples.tsx')
const Line = lazyPart(examples, 'Line')
const Area = lazyPart(examples, 'Area')
const Scatter = lazyPart(examples, 'Scatter')
const Bar = lazyPart(examples, 'Bar')
const Radar = lazyPart(examples, 'Radar')
const Pie = lazyPart(examples, 'Pie')

const RechartsPage = () => <Examples page="recharts" parts={{ Line, Area, Scatter, Bar, Radar, Pie }} />
export default RechartsPage
