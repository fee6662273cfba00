/** Saves a text as a file through the browser, without sending anything to the server. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
