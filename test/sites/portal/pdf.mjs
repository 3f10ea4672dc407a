// Decides how a document is written as a PDF by hand: one page, two base fonts, lines of text and rules.
// Promises a valid file whose cross-reference table matches its bytes and whose text can be extracted.

const PAGE = { width: 595, height: 842 };

function literal(text) {
  return `(${text.replace(/[\\()]/g, (character) => `\\${character}`)})`;
}

/** One drawing instruction: {text, x, y, size, bold} or a rule {ruleY}. y counts from the top of the page. */
function instruction(line) {
  if (line.ruleY !== undefined) {
    const y = PAGE.height - line.ruleY;
    return `0.8 w 0.80 0.84 0.82 RG 56 ${y} m ${PAGE.width - 56} ${y} l S`;
  }
  const { text, x = 56, y, size = 10, bold = false } = line;
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${PAGE.height - y} Td ${literal(text)} Tj ET`;
}

/** The bytes of a one-page PDF with these lines. */
export function writePdf({ title, lines }) {
  const content = lines.map(instruction).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(title)} /Producer (Fernwell Billing) >>`,
  ];
  let file = '%PDF-1.4\n%\xE2\xE3\xCF\xD3\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const tableOffset = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${tableOffset}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
