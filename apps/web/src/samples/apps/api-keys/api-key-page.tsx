import texts from 'texts:apiKey,copy'
import { addTexts } from '#web/lib/text.ts'
import { ApiKeys } from '#web/samples/ui/api-keys/api-keys.tsx'

addTexts(texts)

const ApiKeyPage = () => <ApiKeys />
export default ApiKeyPage
