import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// As little as a page with React can be: what any other page is measured against.
const root = document.getElementById('root')
if (root) createRoot(root).render(createElement('h1', null, 'A bare page'))
