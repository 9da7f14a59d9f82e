/** The look of `chart.css` on paper, for files that have no style sheet beside them. */
export const chartStyle = [
  '.chart-paper{fill:#fffdf9}',
  '.chart-title{font:500 34px Newsreader,Georgia,serif;fill:#2a211b;text-anchor:middle}',
  '.chart-link{fill:none;stroke:#8a7c6d;stroke-width:1.75}',
  '.chart-broken{stroke-dasharray:6 4}',
  '.chart-box{fill:#fffdf9;stroke:#8a7c6d;stroke-width:1.25}',
  '.chart-reference{stroke-dasharray:4 3}',
  '.chart-name{font:500 17px Newsreader,Georgia,serif;fill:#2a211b;text-anchor:middle}',
  '.chart-fan-name{font-size:14px}',
  '.chart-unnamed{font-style:italic;fill:#52473e}',
  '.chart-years{font:400 13.5px "Source Sans 3",Arial,sans-serif;fill:#52473e;text-anchor:middle}',
  '.chart-thumb{fill:none}',
  '.chart-disc{fill:#f9e8cb;stroke:#b56a12;stroke-width:1.5}',
  '.chart-bar{fill:#6a3e05}',
].join('');
