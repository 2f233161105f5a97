// The page has to be there wherever the program is started, so its files are part of the program. In C, because a compiler for
// Swift takes eleven seconds over as many bytes in a list.

#include "LivePage.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t index_html[] = {
#embed "Page/index.html"
};
static const uint8_t live_css[] = {
#embed "Page/live.css"
};
static const uint8_t icon_png[] = {
#embed "Page/icon.png"
};
static const uint8_t damaged_svg[] = {
#embed "Page/damaged.svg"
};
static const uint8_t compare_js[] = {
#embed "Page/compare.js"
};
static const uint8_t input_js[] = {
#embed "Page/input.js"
};
static const uint8_t inspector_js[] = {
#embed "Page/inspector.js"
};
static const uint8_t live_js[] = {
#embed "Page/live.js"
};
static const uint8_t panel_js[] = {
#embed "Page/panel.js"
};
static const uint8_t rest_js[] = {
#embed "Page/rest.js"
};
static const uint8_t stage_js[] = {
#embed "Page/stage.js"
};
static const uint8_t device_js[] = {
#embed "Page/device.js"
};
static const uint8_t export_js[] = {
#embed "Page/export.js"
};
static const uint8_t time_js[] = {
#embed "Page/time.js"
};
static const uint8_t wire_js[] = {
#embed "Page/wire.js"
};

#define FILE_OF(name, bytes) {name, {bytes, sizeof bytes}}

static const struct {
  const char *name;
  LivePageFile file;
} files[] = {
    FILE_OF("index.html", index_html),
    FILE_OF("live.css", live_css),
    FILE_OF("icon.png", icon_png),
    FILE_OF("damaged.svg", damaged_svg),
    FILE_OF("compare.js", compare_js),
    FILE_OF("input.js", input_js),
    FILE_OF("inspector.js", inspector_js),
    FILE_OF("live.js", live_js),
    FILE_OF("panel.js", panel_js),
    FILE_OF("rest.js", rest_js),
    FILE_OF("stage.js", stage_js),
    FILE_OF("device.js", device_js),
    FILE_OF("export.js", export_js),
    FILE_OF("time.js", time_js),
    FILE_OF("wire.js", wire_js),
};

LivePageFile live_page_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].file;
  }
  return (LivePageFile){NULL, 0};
}
